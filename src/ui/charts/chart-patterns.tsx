/** Three textures, so that parts can be told apart without colour. */
export type Texture = 'plain' | 'lines' | 'dots';

export const textures: readonly Texture[] = ['plain', 'lines', 'dots'];

interface PatternProps {
  id: string;
  texture: Texture;
  /** Colour classes: the ground is filled, the texture is drawn in the text colour. */
  groundClass: string;
  inkClass: string;
}

/** A fill for `url(#id)`. */
export function ChartPattern({ id, texture, groundClass, inkClass }: PatternProps) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" className={groundClass} />
      {texture === 'lines' && <rect width="1.4" height="6" className={inkClass} />}
      {texture === 'dots' && <circle cx="3" cy="3" r="1.1" className={inkClass} />}
    </pattern>
  );
}
