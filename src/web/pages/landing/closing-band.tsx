import { buttonClass } from '#ui/button-class.ts';

/** Dark in both themes: the one loud place on the page. */
export function ClosingBand() {
  return (
    <section aria-labelledby="closing" data-theme="dark" className="bg-accent-soft text-ink">
      <div className="landing-column flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-16 lg:py-24">
        <h2 id="closing" className="landing-heading max-w-[20ch] lg:text-[4rem]">
          Bring one job description. Leave with ten documents.
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/signup" className={buttonClass({ size: 'lg' })}>
            Get Started
          </a>
          <p className="text-ink-soft">Free in beta, no credit card needed</p>
        </div>
      </div>
    </section>
  );
}
