import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';

import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

import { JobFields, namesIn } from '../form/job-fields.tsx';
import type { JobFormValues } from '../form/job-form-values.ts';
import { FindingsContext } from '../job-text/findings.ts';
import { JobTextArea } from '../job-text/job-text-area.tsx';
import type { JobText } from '../job-text/use-job-text.ts';
import { WhatWasRead } from '../job-text/what-was-read.tsx';
import { type Step, StepList } from './step-list.tsx';

interface WizardFrameProps {
  title: string;
  organization: { id: number; name: string };
  form: UseFormReturn<JobFormValues>;
  jobText: JobText;
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  onSubmit: (values: JobFormValues) => Promise<void>;
  open: boolean;
  onRequestClose: () => void;
  onClosed: () => void;
  /** Stands above the first step. */
  notice?: ReactNode;
  /** Takes the place of the two steps that ask. */
  instead?: { step: Step; body: ReactNode; footer: ReactNode } | undefined;
  lastStep: Step;
  /** Windows that open above this one. */
  children?: ReactNode;
}

/** The window of the wizard with its two steps that ask; creating and editing each bring the rest. */
export function WizardFrame(props: WizardFrameProps) {
  const { form, jobText, instead, busy } = props;
  const [asked, setAsked] = useState<1 | 2>(1);
  const step = instead?.step ?? asked;
  const formId = useId();

  const showFirstError = () => setAsked(firstStepAt(form));
  const send = form.handleSubmit(
    // The server may refuse a field that stands on the other step.
    (values) => props.onSubmit(values).then(showFirstError),
    showFirstError,
  );

  async function goOn(event: SubmitEvent) {
    event.preventDefault();
    if (asked === 2) await send(event);
    else if (await form.trigger(basicNames)) setAsked(2);
  }

  return (
    <Dialog
      // Two columns beside each other: what was understood, and the text.
      size={step === 2 && jobText.state.parsedText !== null ? 'xl' : 'lg'}
      title={props.title}
      description={`For ${props.organization.name}`}
      open={props.open}
      onOpenChange={(next) => !next && props.onRequestClose()}
      onClosed={props.onClosed}
      dismissable={!busy}
      footer={
        instead ? (
          instead.footer
        ) : (
          <StepButtons {...props} formId={formId} step={asked} onBack={() => setAsked(1)} />
        )
      }
    >
      <StepList key={step} step={step} last={props.lastStep} />
      {instead ? (
        instead.body
      ) : (
        <FormProvider {...form}>
          <FindingsContext value={jobText.state.findings}>
            <form
              id={formId}
              noValidate
              onSubmit={(event) => void goOn(event)}
              className="grid gap-6"
            >
              {asked === 1 ? (
                <>
                  {props.notice}
                  <JobTextArea jobText={jobText} />
                  <JobFields section="basic" />
                </>
              ) : (
                <>
                  <WhatWasRead jobText={jobText} />
                  <JobFields section="details" />
                  <JobFields section="intelligence" />
                </>
              )}
            </form>
          </FindingsContext>
        </FormProvider>
      )}
      {props.children}
    </Dialog>
  );
}

const basicNames = namesIn('basic');

const firstStepAt = ({ getFieldState }: UseFormReturn<JobFormValues>) =>
  basicNames.some((name) => getFieldState(name).invalid) ? 1 : 2;

interface StepButtonsProps extends WizardFrameProps {
  formId: string;
  step: 1 | 2;
  onBack: () => void;
}

function StepButtons(props: StepButtonsProps) {
  const { form, organization, formId, step, busy, jobText } = props;
  const [title, location] = useWatch({ control: form.control, name: ['title', 'location'] });
  const ready = Boolean(title.trim() && location.trim() && organization.id);
  if (step === 1) {
    return (
      <>
        <p className="mr-auto self-center text-sm text-ink-soft">
          {!ready && 'A title and a location are needed.'}
        </p>
        <Button type="submit" form={formId} disabled={!ready}>
          Next Step <ArrowRight aria-hidden="true" />
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={props.onBack}>
        <ArrowLeft aria-hidden="true" /> Previous
      </Button>
      <Button
        type="submit"
        form={formId}
        busy={busy}
        busyLabel={props.busyLabel}
        disabled={jobText.work !== undefined}
      >
        <Sparkles aria-hidden="true" /> {props.submitLabel}
      </Button>
    </>
  );
}
