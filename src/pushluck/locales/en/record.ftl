# Why a record, a source of dice or a bot cannot be read.
# $token is what stands in the record at that place.

## Headers

reason-bad-header = This header cannot be read.
reason-bad-header-name = “{ $name }” cannot name a header: that takes letters and digits, a capital first.
reason-header-after-turns = The header { $name } must stand above the turns.
reason-duplicate-header = The header { $name } is there twice.
reason-missing-header = The header { $name } is missing.
reason-unknown-game = There is no game “{ $game }”.
reason-rules-without-version = The rules lack their version; without it the record could read otherwise one day.
reason-rules-of-another-game = These rules belong to another game than “{ $game }”.
reason-only-a-view = This is the match as { $seat } saw it, not the whole of it; it cannot be replayed.
reason-wrong-result = The match did not end with “{ $given }”.

## Turns

reason-no-actor = It is not said who plays “{ $token }”.
reason-wrong-actor = “{ $token }” is not the seat that plays here.
reason-wrong-turn-number = “{ $token }” is not the number of this turn.
reason-wrong-checksum = “{ $token }” is not what the score adds up to.
reason-unexpected-token = “{ $token }” is not what the rules make of the events so far.
reason-event-missing = Nothing follows “{ $token }”.
reason-text-after-end = The match is over, and yet there is “{ $token }”.
reason-z-missing = A turn is lost here, and its Z is missing.
reason-z-unexpected = A Z stands here, but no turn is lost.
reason-comment-not-closed = A comment begins here and never ends.
reason-stray-bracket = A “{ $token }” stands here on its own.

## Dice and bots

reason-no-such-dice = There are no dice called “{ $text }”. Choose { $known }.
reason-seed-not-text = The seed { $text } is not plain text.
reason-script-ended = { $throws ->
    [one] The script held one throw and has ended.
   *[other] The script held { $throws } throws and has ended.
}
reason-no-such-bot = There is no bot “{ $text }”. { $guess ->
    [yes] Did you mean bot:{ $nearest }?
   *[no] Choose { $bots }, as in bot:bold.
}
reason-bot-takes-no-number = “{ $text }” cannot be: only bot:{ $bot } takes a number.
reason-bot-number-unreadable = “{ $number }” is no number to hold at. Write it like bot:hold@300.
reason-bot-needs-values = bot:exact cannot play { $rules } here: nobody has solved these rules yet. Choose another bot.
