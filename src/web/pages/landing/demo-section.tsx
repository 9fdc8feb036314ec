import { buttonClass } from '#ui/button-class.ts';

export function DemoSection() {
  return (
    <section id="demo" aria-labelledby="demo-heading" className="border-t">
      <div className="landing-column grid items-center gap-x-16 gap-y-10 py-16 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="demo-heading" className="landing-heading">
            Demo
          </h2>
          <p className="mt-5 max-w-[48ch] font-serif text-lg leading-relaxed text-ink-soft">
            Demo booking is not active during the beta. Until it opens, the passages above are the
            demo: they come from one sample job. To read all of it, sign up and press “Try a sample
            job”.
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <button
              type="button"
              disabled
              className={buttonClass({ variant: 'outline', size: 'lg' })}
            >
              Book a Demo
            </button>
            <span className="text-ink-soft">Not active during the beta</span>
          </div>
        </div>
        <ClosedWeek />
      </div>
    </section>
  );
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const slots = [0, 1, 2, 3];

/** A booking calendar with every slot struck out. */
function ClosedWeek() {
  return (
    <svg viewBox="0 0 520 250" aria-hidden="true" className="closed-week w-full text-[13px]">
      <defs>
        <pattern
          id="closed"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V8" className="stroke-line" strokeWidth="2" />
        </pattern>
      </defs>
      {days.map((day, column) => (
        <g key={day}>
          <text x={column * 104 + 50} y="14" textAnchor="middle" className="fill-ink-faint">
            {day}
          </text>
          {slots.map((row) => (
            <rect
              key={row}
              x={column * 104 + 2}
              y={row * 56 + 28}
              width="96"
              height="46"
              rx="4"
              fill="url(#closed)"
              className="stroke-line"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
