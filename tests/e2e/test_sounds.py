"""What the table sounds like, rendered without a loudspeaker and measured."""

from statistics import mean
from typing import Any

from tests.e2e.conftest import PAGE
from tests.e2e.people import Arrive

SOUNDS: tuple[dict[str, Any], ...] = (
    {"kind": "throw", "dice": 6, "isShort": False},
    {"kind": "throw", "dice": 18, "isShort": False},
    {"kind": "throw", "dice": 1, "isShort": True},
    *({"kind": kind} for kind in ("clack", "stamp", "chime", "bell", "owl")),
)
RENDER = """async ([file, sound]) => {
  const { Synth } = await import(file);
  const rate = 44_100;
  const context = new OfflineAudioContext(1, 2 * rate, rate);
  new Synth(context).play(sound, 1);
  const samples = (await context.startRendering()).getChannelData(0);
  const heard = (sample) => Math.abs(sample) > 0.001;
  const span = 0.03 * rate;
  let loudest = 0;
  for (let from = 0; from + span <= samples.length; from += span / 6) {
    const energy = samples.slice(from, from + span).reduce((sum, sample) => sum + sample ** 2, 0);
    loudest = Math.max(loudest, energy / span);
  }
  const from = samples.findIndex(heard);
  return {
    peak: 20 * Math.log10(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)))),
    loudness: 10 * Math.log10(loudest),
    seconds: (samples.findLastIndex(heard) - from) / rate,
    onset: Math.abs(samples[from]),
  };
}"""
"""Levels are decibels below full scale; the loudness is that of the loudest 30 milliseconds."""


def test_every_sound_is_short_clean_and_as_loud_as_the_others(arrive: Arrive) -> None:
    ada = arrive("/")
    synth = f"/assets/{next(PAGE.parent.glob('assets/synth-*.js')).name}"
    loudness = []
    for sound in SOUNDS:
        # No two throws sound the same.
        measured = [ada.page.evaluate(RENDER, [synth, sound]) for _ in range(5)]
        for heard in measured:
            assert heard["peak"] < -1, sound
            assert heard["seconds"] < 1, sound
            # It begins near silence: a jump would be a click.
            assert heard["onset"] < 0.02, sound
        loudness.append(mean(heard["loudness"] for heard in measured))
    assert max(loudness) - min(loudness) < 6, loudness
