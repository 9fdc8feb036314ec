import { buttonClass } from '#ui/button-class.ts';
import { Picture } from './picture/picture.tsx';

export function Hero() {
  return (
    <section className="landing-column pt-12 pb-16 sm:pt-16">
      <h1 className="landing-display max-w-[15ch] lg:max-w-none">
        Ten recruiting tools <br className="hidden lg:block" />
        from one job description.
      </h1>
      <div className="mt-6 flex flex-col gap-7 lg:mt-8 lg:flex-row lg:items-end lg:justify-between">
        <p className="max-w-[68ch] font-serif text-lg leading-relaxed text-ink-soft sm:text-[1.25rem]">
          Paste the job. Requisite reads out its facts, the pay, the hours, the hard parts, and
          writes the posting, the searches, the voicemails and the scorecard from them. What the job
          leaves open becomes a question for the hiring manager, not a guess.
        </p>
        <div className="flex shrink-0 flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/signup" role="button" className={buttonClass({ size: 'lg' })}>
            Try Free
          </a>
          <p className="text-ink-soft">Free in beta, no credit card needed</p>
        </div>
      </div>
      <Picture />
    </section>
  );
}
