import type { ComponentType } from 'react';
import { Redirect } from 'wouter';

import { lazyPage } from './lib/lazy-page.tsx';

export interface AppRoute {
  path: string | RegExp;
  Page: ComponentType<{ params: Record<string, string | undefined> }>;
}

const LandingPage = lazyPage(() =>
  import('./pages/landing/landing-page.tsx').then((m) => m.LandingPage),
);
const AuthPage = lazyPage(() => import('./pages/auth-page.tsx').then((m) => m.AuthPage));
const ResetPasswordPage = lazyPage(() =>
  import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
);
const LeaveAuthScreen = lazyPage(() =>
  import('./features/auth/leave-auth-screen.tsx').then((m) => m.LeaveAuthScreen),
);
export const SignedInShell = lazyPage(() =>
  import('./features/shell/signed-in-shell.tsx').then((m) => m.SignedInShell),
);
const DashboardPage = lazyPage(() =>
  import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage),
);
const ProfilePage = lazyPage(() => import('./pages/profile-page.tsx').then((m) => m.ProfilePage));
const OrganizationPage = lazyPage(() =>
  import('./pages/organization-page.tsx').then((m) => m.OrganizationPage),
);
const AdminPage = lazyPage(() => import('./pages/admin-page.tsx').then((m) => m.AdminPage));
const NewJobPage = lazyPage(() => import('./pages/new-job-page.tsx').then((m) => m.NewJobPage));
const JobPage = lazyPage(() => import('./pages/job-page.tsx').then((m) => m.JobPage));
const PdfTestPage = lazyPage(() => import('./pages/pdf-test-page.tsx').then((m) => m.PdfTestPage));
const AnswerPage = lazyPage(() => import('./pages/answer-page.tsx').then((m) => m.AnswerPage));
const AboutPage = lazyPage(() => import('./pages/about-page.tsx').then((m) => m.AboutPage));
const TermsPage = lazyPage(() => import('./pages/terms-page.tsx').then((m) => m.TermsPage));
const PrivacyPage = lazyPage(() => import('./pages/privacy-page.tsx').then((m) => m.PrivacyPage));
export const NotFoundPage = lazyPage(() =>
  import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage),
);

function JobRoute({ params }: { params: Record<string, string | undefined> }) {
  const jobId = readJobId(params['id']);
  return jobId === undefined ? <NotFoundPage /> : <JobPage jobId={jobId} />;
}

function AnswerRoute({ params }: { params: Record<string, string | undefined> }) {
  return <AnswerPage token={params['token'] ?? ''} />;
}

function readJobId(text = ''): number | undefined {
  const id = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
}

const developmentRoutes: AppRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        Page: lazyPage(() => import('./pages/design-page.tsx').then((m) => m.DesignPage)),
      },
    ]
  : [];

/** One route for the three, so that what was typed survives the way from one tab to the other. */
const authScreens = /^\/(?:signin|auth|signup)\/?$/;

/** Pages that are there whether or not a person is signed in. */
export const openRoutes: AppRoute[] = [
  { path: '/reset-password', Page: ResetPasswordPage },
  { path: '/answer/:token', Page: AnswerRoute },
  { path: '/about', Page: AboutPage },
  { path: '/terms', Page: TermsPage },
  { path: '/privacy', Page: PrivacyPage },
  ...developmentRoutes,
];

/** Signed in, under the navigation bar. */
export const signedInRoutes: AppRoute[] = [
  { path: '/', Page: DashboardPage },
  { path: '/dashboard', Page: DashboardPage },
  { path: '/profile', Page: ProfilePage },
  { path: '/organization', Page: OrganizationPage },
  { path: '/admin', Page: AdminPage },
  { path: '/jobs/new', Page: NewJobPage },
  { path: '/jobs/:id', Page: JobRoute },
  { path: '/pdftest', Page: PdfTestPage },
];

/** Signed in, but with nothing to show: on the way to somewhere. */
export const passingRoutes: AppRoute[] = [{ path: authScreens, Page: LeaveAuthScreen }];

export const signedOutRoutes: AppRoute[] = [
  { path: '/', Page: LandingPage },
  { path: authScreens, Page: AuthPage },
  { path: '/jobs/new', Page: NewJobPage },
  { path: '/jobs/:id', Page: () => <Redirect to="/" replace /> },
];
