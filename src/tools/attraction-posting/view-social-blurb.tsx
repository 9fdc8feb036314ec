import { Badge } from '#ui/badge.tsx';

import { TextBox } from '../view-parts/text-box.tsx';

/** Longest posts, in characters. */
const networks = [
  { name: 'X', limit: 280 },
  { name: 'Bluesky', limit: 300 },
  { name: 'LinkedIn', limit: 3000 },
];

export function SocialBlurb({ text }: { text: string }) {
  return (
    <div className="grid max-w-[42rem] gap-3">
      <TextBox path={['socialBlurb']} text={text} label="Social media blurb" />
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <span className="tabular">{text.length.toLocaleString('en-US')} characters</span>
        {networks.map(({ name, limit }) => (
          <Badge key={name} variant={text.length <= limit ? 'green' : 'grey'}>
            {text.length <= limit ? `Fits ${name}` : `${text.length - limit} too long for ${name}`}
          </Badge>
        ))}
      </p>
    </div>
  );
}
