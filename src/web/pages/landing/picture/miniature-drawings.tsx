import { sampleExcerpts } from '../sample-excerpts.data.ts';

/** Drawn in SVG attributes, never in style attributes, which the content security policy drops. */

const wave = [3, 6, 10, 5, 12, 17, 9, 14, 20, 12, 7, 15, 19, 10, 6, 13, 8, 16, 11, 5, 9, 4, 7, 3];

export function VoiceWave() {
  return (
    <svg viewBox="0 0 120 40" className="fill-engage">
      {wave.map((height, index) => (
        <rect
          key={index}
          x={index * 5}
          y={20 - height * 0.9}
          width="2.5"
          height={height * 1.8}
          rx="1.25"
        />
      ))}
    </svg>
  );
}

const { percentiles, pay } = sampleExcerpts.market;
const payX = (wage: number) => Math.round((wage - 27) * 75) / 10;

export function PayScale() {
  return (
    <svg viewBox="0 0 120 52" className="fill-ink-faint text-[9px]">
      <path d="M0 24.5H120" className="stroke-line-strong" />
      {percentiles.map(({ name, wage }) => (
        <g key={name}>
          <path d={`M${payX(wage)} 18v13`} className="stroke-line-strong" />
          <text x={payX(wage)} y="44" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <rect
        x={payX(pay.min)}
        y="19"
        width={payX(pay.max) - payX(pay.min)}
        height="11"
        rx="1"
        className="fill-find"
      />
      <text
        x={payX((pay.min + pay.max) / 2)}
        y="12"
        textAnchor="middle"
        className="fill-find font-semibold"
      >
        ${pay.min}–{pay.max}
      </text>
    </svg>
  );
}

export function WeightBars() {
  return (
    <svg viewBox="0 0 120 106" className="fill-ink-soft text-[8px]">
      {sampleExcerpts.skills.top.map(({ name, weight }, index) => (
        <g key={name}>
          <text x="0" y={index * 21 + 10}>
            {name}
          </text>
          <text x="120" y={index * 21 + 10} textAnchor="end" className="fill-ink font-semibold">
            {weight}
          </text>
          <rect
            y={index * 21 + 14}
            width={weight * 12}
            height="2.5"
            rx="1"
            className="fill-evaluate"
          />
        </g>
      ))}
    </svg>
  );
}

/** The way from first call to first day; the two stretches where people go quiet are dotted. */
export function GapLine() {
  return (
    <svg viewBox="0 0 120 46" fill="none" className="stroke-engage text-[9px]">
      <path d="M4 16H44M74 16H84" strokeWidth="1.5" />
      <path d="M44 16H74M84 16H116" strokeWidth="1.5" strokeDasharray="1 4" strokeLinecap="round" />
      {[4, 24, 44, 74, 84, 116].map((x) => (
        <circle key={x} cx={x} cy="16" r="3" className="fill-surface" strokeWidth="1.5" />
      ))}
      <g className="fill-ink-faint stroke-none">
        <text x="0" y="38">
          call
        </text>
        <text x="59" y="38" textAnchor="middle">
          climb
        </text>
        <text x="120" y="38" textAnchor="end">
          day 1
        </text>
      </g>
    </svg>
  );
}

export function FunnelLine() {
  return (
    <svg viewBox="0 0 120 58" className="text-[9px]">
      {sampleExcerpts.synopsis.funnel.map((count, index) => (
        <g key={index}>
          <rect
            x={index * 20.5}
            y={42 - Math.sqrt(count) * 2.6}
            width="16"
            height={Math.sqrt(count) * 2.6}
            rx="1"
            className="fill-decide"
          />
          <text x={index * 20.5 + 8} y="54" textAnchor="middle" className="fill-ink-soft">
            {count}
          </text>
        </g>
      ))}
    </svg>
  );
}
