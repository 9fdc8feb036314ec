import { isVoiceTone, voiceName } from './organization-words.ts';
import { voiceExamples } from './voice-examples.ts';

/** How a message to a candidate sounds in the chosen voice. */
export function VoiceExample({ tone }: { tone: unknown }) {
  if (!isVoiceTone(tone)) {
    return <p className="text-sm text-ink-faint">Choose a voice tone to read how it sounds.</p>;
  }
  return (
    <figure className="rounded border bg-surface p-4">
      <figcaption className="text-sm text-ink-faint">
        How {voiceName[tone].toLowerCase()} sounds, with a sample job
      </figcaption>
      <blockquote className="mt-2 font-serif text-md" aria-live="polite">
        {voiceExamples[tone]}
      </blockquote>
    </figure>
  );
}
