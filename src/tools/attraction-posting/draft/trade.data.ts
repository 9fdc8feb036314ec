import type { TonePhrases } from '../../craft/voice.ts';

/**
 * General knowledge of the work, for a posting whose job says little. Each sentence speaks of the occupation and
 * never of this employer. Slots: {title} and {items}.
 */
export const usualDuties: TonePhrases = {
  professional: [
    'As in most {title} jobs, expect also to {items}.',
    'As is usual for {title|a}, the work may also mean to {items}.',
  ],
  friendly: ['As you know if you have done this work, there is usually more to do: {items}.'],
  casual: ['The usual rest of this kind of work: {items}.'],
  formal: ['In this occupation it is customary also to {items}.'],
  innovative: ['What else the field usually asks of {title|a}: to {items}.'],
};

export const usualConditions: TonePhrases = {
  professional: [
    'As everywhere in this line of work, there is {items}.',
    'Part of most {title} jobs: {items}.',
    'What comes with the work in most places: {items}.',
  ],
  friendly: ['If you have done this work before, you know what comes with it: {items}.'],
  casual: ['What this kind of work comes with, as you know: {items}.'],
  formal: ['Conditions customary in the occupation are the following: {items}.'],
  innovative: ['What this line of work has always brought along: {items}.'],
};

export const alsoCommon: TonePhrases = {
  professional: ['Also common in this line of work: {items}.'],
  friendly: ['Also quite normal in this field: {items}.'],
  casual: ['Also pretty normal in this field: {items}.'],
  formal: ['Likewise customary in the field: {items}.'],
  innovative: ['Still common across the field: {items}.'],
};

export const usualSkills: TonePhrases = {
  professional: [
    'Worth mentioning in your application, if you have it: experience with {items}.',
    'If you also know your way around {items}, tell us.',
    'Tell us too what you know of {items}.',
  ],
  friendly: ['What tends to make the days easier in this work: {items}.'],
  casual: ['Handy in this line of work: {items}.'],
  formal: ['Skills customarily associated with the occupation are {items}.'],
  innovative: ['Skills that carry this field today: {items}.'],
};

export const usualTools: TonePhrases = {
  professional: [
    'If you have worked with {items}, say so when you apply.',
    'People in this work often use {items}; tell us which of them you know.',
  ],
  friendly: ['If you have worked with {items}, you will find your feet fast in this kind of work.'],
  casual: ['The usual kit in this line of work: {items}.'],
  formal: ['Equipment commonly used in the occupation includes {items}.'],
  innovative: ['The usual toolbox of the field: {items}.'],
};

export const demandedCredentials: TonePhrases = {
  professional: ['The law, or nearly every employer in this field, asks for {items}.'],
  friendly: ['In this field the law, or nearly everyone who hires, asks for {items}.'],
  casual: ['Pretty much always asked for in this field: {items}.'],
  formal: ['The following is customarily or legally demanded in the occupation: {items}.'],
  innovative: ['Nearly everywhere in this field you are asked for {items}.'],
};

export const usualCredentials: TonePhrases = {
  professional: ['If you hold {items}, please mention it.'],
  friendly: ['Papers people in this work often hold: {items}.'],
  casual: ['Papers you often see in this line of work: {items}.'],
  formal: ['Credentials customary in the occupation are {items}.'],
  innovative: ['Credentials the field recognizes: {items}.'],
};

/** {items} are other titles of the same work. */
export const closeTitles: TonePhrases = {
  professional: [
    'You may have done this work under another title, such as {items}.',
    'Other titles for much the same work: {items}.',
  ],
  friendly: ['Been called {items} until now? Then much of this will feel familiar.'],
  casual: ['Other names for much the same work: {items}.'],
  formal: ['Comparable positions bear titles such as {items}.'],
  innovative: ['Titles differ, the work is close: {items}.'],
};

export const worthSaying: TonePhrases = {
  professional: [
    'Useful to mention when you apply: your experience with {items}, and when you could start.',
  ],
  friendly: ['Good to put in your note: what you know of {items}, and when you could start.'],
  casual: ['Worth a line: {items}, and when you could start.'],
  formal: [
    'Applications may usefully state experience with {items} and the earliest starting date.',
  ],
  innovative: ['Tell us one thing about {items}, and when you could start.'],
};

/** What O*NET's five job zones say of preparation, in our words. */
export const zones: Readonly<Record<number, string>> = {
  1: 'little preparation, from a few days to a few months of practice',
  2: 'some preparation, up to a year of practice beside somebody experienced',
  3: 'one or two years of preparation: vocational school, an apprenticeship or time on the job',
  4: 'several years of experience, often with a four-year degree',
  5: 'graduate study and long experience',
};

export const preparation: TonePhrases = {
  professional: ['By the O*NET classification, the occupation usually takes {items}.'],
  friendly: ['As O*NET sees it, people usually need this for the work: {items}.'],
  casual: ['What O*NET says it usually takes: {items}.'],
  formal: ['According to the O*NET classification, the occupation usually requires {items}.'],
  innovative: ['How people usually get here, says O*NET: {items}.'],
};

export const questions: TonePhrases = {
  professional: [
    'If you have questions about the hours, the team or the first weeks as {title|a} {where}, please ask them before you apply.',
  ],
  friendly: [
    'Anything you would like to know first, about the hours, the team or the first weeks as {title|a}? Just ask.',
  ],
  casual: ['Questions about the hours, the team or the first weeks? Fire away before you apply.'],
  formal: [
    'Questions about hours, team and induction for the position of {title} {where} may be put before an application is made.',
  ],
  innovative: [
    'What would you need to know about the hours, the team or the first weeks as {title|a} before you say yes? Ask.',
  ],
};

export const askAbout: TonePhrases = {
  professional: [
    'People who change jobs in this field usually ask about {items}. You are welcome to ask us about each of these.',
    'Ask us about {items}; the first conversation is the place for it.',
  ],
  friendly: [
    'What people in this work usually want to know about: {items}. Ask us, that is what the first talk is for.',
  ],
  casual: ['People in this work mostly want to know about {items}. Just ask.'],
  formal: [
    'Applicants in this field customarily inquire about {items}; such questions are welcome at any stage.',
  ],
  innovative: [
    'Which of these would you ask about first: {items}? Bring the question to the first conversation.',
  ],
};

export const nextSteps: TonePhrases = {
  professional: [
    'Where people in this field often go from here: {items}.',
    'Common next steps in this field: {items}.',
  ],
  friendly: ['Where people often go from this work, sooner or later: {items}.'],
  casual: ['Where this line of work can take you: {items}.'],
  formal: ['Customary further steps in the occupation are the following: {items}.'],
  innovative: ['Where people in this field go next: {items}.'],
};

/** For a job that says next to nothing and whose work is known to nobody. */
export const plainOverviews: TonePhrases = {
  professional: ['This is {title|a} position {where}.'],
  friendly: ['The job is {title|a} position {where}, and we would gladly tell you more about it.'],
  casual: ['It is {title|a} job {where}. Ask us for the details.'],
  formal: ['The position is that of {title|a} {where}.'],
  innovative: ['{title|cap}, {where}: ask us what the work could become.'],
};

export const askTerms: TonePhrases = {
  professional: ['Please ask us about pay, hours and terms before you decide.'],
  friendly: ['Ask us about pay, hours and everything else you want to know before you decide.'],
  casual: ['Pay, hours, the rest of it: ask us before you decide.'],
  formal: ['Questions about remuneration, hours and terms are welcome before an application.'],
  innovative: ['Pay, hours, terms: which would you like to know first? Ask us.'],
};

export const askBackground: TonePhrases = {
  professional: ['Please tell us which of your work so far comes closest to this.'],
  friendly: ['Tell us which of the things you have done comes closest to this.'],
  casual: ['Tell us what you have done that comes closest.'],
  formal: [
    'Applicants are asked to state which of their experience comes closest to the position.',
  ],
  innovative: ['Which of your work comes closest to this? Start there.'],
};

/** Before the usual duties of a job that names none; a list of equal labels would read like a form. */
export const usualLabels = [
  'Usual in this work',
  'Also usual',
  'Commonly part of it',
  'As a rule, too',
  'Often',
];
