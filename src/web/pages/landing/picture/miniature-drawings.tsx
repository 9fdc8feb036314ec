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

// National wage percentiles of wind turbine technicians, BLS OEWS May 2024.
const percentiles = [
  { name: '25', wage: 28.32 },
  { name: '50', wage: 30.09 },
  { name: '75', wage: 36.37 },
  { name: '90', wage: 42.35 },
];
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
        x={payX(32)}
        y="19"
        width={payX(38) - payX(32)}
        height="11"
        rx="1"
        className="fill-find"
      />
      <text x={payX(35)} y="12" textAnchor="middle" className="fill-find font-semibold">
        $32–38
      </text>
    </svg>
  );
}

const weights = [
  { skill: 'Zero energy', weight: 10 },
  { skill: 'Climbing', weight: 10 },
  { skill: 'Electrical', weight: 9 },
  { skill: 'Hydraulics', weight: 8 },
  { skill: 'Alarm reading', weight: 7 },
];

export function WeightBars() {
  return (
    <svg viewBox="0 0 120 106" className="fill-ink-soft text-[11px]">
      {weights.map(({ skill, weight }, index) => (
        <g key={skill}>
          <text x="0" y={index * 21 + 10}>
            {skill}
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

const funnel = [196, 20, 10, 5, 3, 2];

export function FunnelLine() {
  return (
    <svg viewBox="0 0 120 58" className="text-[9px]">
      {funnel.map((count, index) => (
        <g key={count}>
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
