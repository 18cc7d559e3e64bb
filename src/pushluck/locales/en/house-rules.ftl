# What is wrong with the name of rules, a change to them, or a file of house rules.
# $field and $other are names of fields as they stand in a file, such as finish.target.

## Names and changes

reason-no-such-preset = There are no rules called “{ $preset }”. { did-you-mean }
reason-unreadable-rules = “{ $text }” cannot be read as rules. Write them like zonk@1(finish.target=5000).
reason-unreadable-change = “{ $text }” cannot be read as a change. Write it like finish.target=5000.
reason-unknown-section = There is no section { $field }. { did-you-mean }
reason-unknown-field = There is no rule { $field }. { did-you-mean }
reason-ambiguous-field = { $field } can mean { $candidates }. Write the whole name.

## Files

reason-unreadable-toml = The file is not in TOML: look at line { $line }, column { $column }.
reason-not-utf-8 = The file is no text in UTF-8.
reason-base-or-game = The file needs one of two first lines: { $field } = "zonk@1" for changes to a preset, or { $other } = "scoring" for a full set of rules.
reason-no-such-game = There is no game “{ $given }”. There are { $options }.
reason-base-keeps-its-name = A file with a base says what is played differently; it cannot have the section { $field }.
reason-not-a-section = { $field } must be a section with fields of its own.
reason-missing-field = { $field } is missing.

## Values

reason-not-an-option = { $field } cannot be “{ $given }”. It can be { $options }.
reason-not-a-yes-or-no = { $field } is true or false, not “{ $given }”.
reason-not-a-number = { $field } is a whole number, not “{ $given }”.
reason-not-a-text = { $field } is a text in quotation marks, not “{ $given }”.
reason-not-a-list = { $field } is a list such as [1000, 2000, 3000], not “{ $given }”.
reason-number-too-small = { $field } cannot be { $given }: the least is { $least }.
reason-number-too-large = { $field } cannot be { $given }: the most is { $most }.

## Contradictions

reason-no-number-of-seats = { $field } must not be above { $other }.
reason-nothing-scores = With these points no dice score at all. Give { $field } or { $other } a value.
reason-too-few-dice = { $field } needs more dice than there are ({ $other }).
reason-amount-missing = { $field } and { $other } only work together: set both or neither.
reason-amount-unused = { $field } could never apply, because of { $other }. Set it to 0.
reason-too-few-totals = { $field } needs an entry for four of a kind, for five, and so on up to { $other }.
reason-six-faces-a-row = Every row of { $field } needs six numbers, for the faces 1 to 6.
reason-landing-and-overshoot = { $field } and { $other } contradict each other: “counts” goes with “at_least”, the other two go with “exact”.
reason-extended-target-too-low = { $field } must be above { $other }.
reason-target-cannot-be-hit = { $field } is { $target }, but points come in steps of { $unit }: it could never be hit exactly, as { $other } demands.
reason-target-and-multiple = { $field } must be a multiple of { $other }, or it could never be hit exactly.
reason-rounds-end-the-match = { $field } and { $other } would each end the match in a way of their own. Keep one.
reason-no-tie-possible = { $field } has no tie to settle, because with { $other } = "none" the first to reach the target wins.
reason-overtime-cannot-score = { $field } cannot be “overtime” while { $other } is “exact”: on the target nobody could score any more.
reason-needs-more-than-target = { $field } is { $needed }, which is more than { $other }, { $target }.
reason-never-may-bank = Nobody could ever bank: { $field } and { $other } leave no hand that may.
reason-floor-above-start = { $field } must not be above 0, where every score begins.
reason-strict-without-etiquette = { $field } needs { $other }: a strict table counts faults.
reason-wrong-call-points = { $field } and { $other } go together: the points are above 0 when a wrong call costs points, and otherwise 0.
