const examples = [
  {
    quote:
      'I walked into the intake with eleven open questions instead of a blank page. The manager answered nine and went to find out the other two.',
    speaker: 'A recruiter at a field service company',
  },
  {
    quote:
      'Every pay figure had its source underneath. For once nobody in the room asked where the number came from.',
    speaker: 'A talent acquisition lead in manufacturing',
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="mt-16 border-y bg-sunken lg:mt-24">
      <div className="landing-column py-16 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="testimonials" className="landing-heading">
            What we want to hear
          </h2>
          <p className="max-w-[46ch] text-md text-ink-soft">
            Requisite is in beta and has no customers yet. Nobody has said these things: they are
            examples, written by us.
          </p>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {examples.map(({ quote, speaker }) => (
            <figure key={speaker} className="border-t border-line-strong pt-6">
              <p className="w-fit rounded-sm px-1.5 py-0.5 text-xs font-medium text-ink-soft inset-ring inset-ring-line-strong">
                Example
              </p>
              <blockquote className="mt-4 font-serif text-xl leading-[1.4] tracking-tight sm:text-[1.625rem]">
                “{quote}”
              </blockquote>
              <figcaption className="mt-5 text-ink-soft">{speaker}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
