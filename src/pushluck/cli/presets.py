"""`pushluck presets`: which games there are."""

from pushluck.cli.options import json_option, spoken_command
from pushluck.cli.printing import Column, show_json, show_table
from pushluck.cli.speech import Speech
from pushluck.games.registry import iter_presets


@spoken_command("presets", "help-presets-more")
@json_option
def command(speech: Speech, *, as_json: bool) -> None:
    """List the presets."""
    words = speech.words
    if as_json:
        show_json(
            [
                {
                    "key": rules.preset.name,
                    "version": rules.preset.version,
                    "game": rules.game,
                    "name": rules.preset.title,
                    "special": words(f"preset-{rules.preset.name}"),
                    "source": "; ".join(rules.preset.sources),
                }
                for rules in iter_presets()
            ]
        )
        return
    titles = ["column-preset", "column-name", "column-special", "column-source"]
    show_table(
        [Column(words(title)) for title in titles],
        [
            [
                rules.preset.name,
                rules.preset.title,
                words(f"preset-{rules.preset.name}"),
                "; ".join(rules.preset.sources),
            ]
            for rules in iter_presets()
        ],
    )
