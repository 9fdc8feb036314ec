import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'wouter';

import type { Job } from '#shared/job.ts';
import { buttonClass } from '#ui/button-class.ts';

const redirectAfter = 3000;

/** Says that it worked, and then goes to where the progress is. */
export function JobCreated({ job }: { job: Job }) {
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = useEffectEvent(() => navigate('/dashboard'));
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => leave(), redirectAfter);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="grid justify-items-center rounded border px-6 py-12 text-center">
      <CircleCheck className="size-7 text-green" strokeWidth={1.5} aria-hidden="true" />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-3 text-lg font-semibold tracking-tight outline-none"
      >
        Job created successfully!
      </h2>
      <p className="mt-1 max-w-md wrap-anywhere text-ink-soft">
        Ten tools are being written for {job.title}. Processing takes 3-5 minutes. You are being
        taken to the dashboard, where you can watch it.
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <Link href="/dashboard" className={buttonClass()}>
          Go to Dashboard
        </Link>
        <Link href={`/jobs/${job.id}`} className={buttonClass({ variant: 'outline' })}>
          Open the Job
        </Link>
      </div>
    </div>
  );
}
