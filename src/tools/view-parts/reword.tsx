import { createContext, use, useState } from 'react';

import { type Rewording, type RewordingWish, rewordingWishes } from '#shared/api/outputs.ts';
import { Button } from '#ui/button.tsx';

type Reword = (text: string, wish: RewordingWish) => Promise<Rewording>;

/** Missing where no language model is set. A refusal throws an error whose message is a sentence for people. */
export const RewordContext = createContext<Reword | undefined>(undefined);

const names: Record<RewordingWish, string> = {
  shorter: 'Shorter',
  warmer: 'Warmer',
  plainer: 'Plainer',
};

interface RewordButtonsProps {
  text: string;
  disabled: boolean;
  onReworded: (text: string) => void;
}

/** A language model says what stands in the box anew; nothing is saved until the person saves it. */
export function RewordButtons({ text, disabled, onReworded }: RewordButtonsProps) {
  const reword = use(RewordContext);
  const [under, setUnder] = useState<RewordingWish>();
  const [before, setBefore] = useState<string>();
  const [said, setSaid] = useState('');
  if (!reword) return null;

  async function ask(ordered: Reword, wish: RewordingWish) {
    setUnder(wish);
    setSaid('');
    try {
      const reply = await ordered(text, wish);
      setBefore(text);
      onReworded(reply.text);
      setSaid(sayCut(reply.cut));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : failed);
    } finally {
      setUnder(undefined);
    }
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-1 text-sm">
      <legend className="float-left mr-1 text-ink-faint">Make it</legend>
      {rewordingWishes.map((wish) => (
        <Button
          key={wish}
          size="sm"
          variant="outline"
          disabled={disabled || text.trim() === '' || (under !== undefined && under !== wish)}
          busy={under === wish}
          busyLabel="Rewording..."
          onClick={() => void ask(reword, wish)}
        >
          {names[wish]}
        </Button>
      ))}
      {before !== undefined && (
        <Button
          size="sm"
          variant="ghost"
          disabled={disabled || under !== undefined}
          onClick={() => {
            onReworded(before);
            setBefore(undefined);
            setSaid('The words from before are back.');
          }}
        >
          Undo
        </Button>
      )}
      <output className="basis-full text-xs text-ink-soft empty:hidden">{said}</output>
    </fieldset>
  );
}

const failed = 'The text could not be reworded. It stands as it was; please try again.';

const sayCut = (cut: number): string =>
  cut === 0
    ? 'Reworded. Read it before you save it.'
    : `Reworded, without ${cut === 1 ? 'a sentence' : `${cut} sentences`} that nothing in the job supports. Read it before you save it.`;
