import { buttonClass } from '#ui/button-class.ts';

const terms = [
  { name: 'Tools for every job', value: '10' },
  { name: 'Saved per search', value: '5-10 hours' },
  { name: 'Credit card', value: 'Not needed' },
];

export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-heading">
      <div className="landing-column grid items-end gap-x-16 gap-y-10 py-16 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="pricing-heading" className="landing-heading">
            Pricing
          </h2>
          <p className="-ml-1 mt-4 font-serif text-[clamp(4.5rem,2.5rem+8vw,10rem)] leading-[0.9] tracking-[-0.045em] text-accent">
            Free <span className="text-[0.42em] tracking-[-0.03em]">in beta</span>
          </p>
        </div>
        <div>
          <dl className="text-md">
            {terms.map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-6 border-t py-3.5">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-6">
            <a href="/signup" className={buttonClass({ size: 'lg' })}>
              Get Started
            </a>
            <p className="max-w-[34ch] text-ink-soft">
              If there is ever a price, you hear it first and keep your documents.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
