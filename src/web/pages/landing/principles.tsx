const principles = [
  {
    rule: 'Numbers come from code',
    reason:
      'Pay, supply and difficulty are computed from your job and from public tables. Each figure carries its source, its year and its method.',
  },
  {
    rule: 'The unknown becomes a question',
    reason:
      'What the job does not say is never filled in. It goes on the list for the intake meeting, with the name of who can answer it.',
  },
  {
    rule: 'Profiles, never people',
    reason:
      'No candidate is made up, ranked or turned away. The tools describe what to look for; a person decides.',
  },
];

export function Principles() {
  return (
    <section aria-labelledby="principles" className="border-t">
      <div className="landing-column grid gap-x-12 gap-y-10 py-16 lg:grid-cols-4 lg:py-20">
        <h2 id="principles" className="landing-heading lg:text-3xl">
          Three rules it keeps
        </h2>
        {principles.map(({ rule, reason }) => (
          <div key={rule}>
            <h3 className="text-md font-semibold tracking-tight">{rule}</h3>
            <p className="mt-2 text-md text-ink-soft">{reason}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
