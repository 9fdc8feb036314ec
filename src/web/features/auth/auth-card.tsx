import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { toast } from '#ui/toast.ts';
import { usePageTitle } from '#web/lib/page-title.ts';

import { useAuthForms } from './auth-forms.ts';
import { authPath, readAuthQuery } from './auth-query.ts';
import { InvitationNotice } from './invitation-notice.tsx';
import { useOfferedInvitation } from './offered-invitation.ts';
import { ReturnNoticeBox } from './return-notice-box.tsx';
import { readReturnNotice } from './return-notice.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { SuccessState } from './success-state.tsx';

type Screen = '/signin' | '/signup';

/** The Welcome card. Its address says which tab is open, so that a reload or a link finds it again. */
export function AuthCard() {
  const [path, navigate] = useLocation();
  const query = readAuthQuery(useSearch());
  const { signIn, signUp, carryEmail } = useAuthForms();
  const { offer, error, retry } = useOfferedInvitation(query.invitation, { signIn, signUp });
  const [mailFailed, setMailFailed] = useState(false);
  const screen: Screen = path.startsWith('/signup') ? '/signup' : '/signin';
  usePageTitle(screen === '/signup' ? 'Sign Up' : 'Sign In');

  function open(next: Screen) {
    carryEmail();
    navigate(authPath(next, query.next), { replace: true });
  }

  function showSuccess(outcome: { mailFailed: boolean }) {
    setMailFailed(outcome.mailFailed);
    const after = query.next ? `&next=${encodeURIComponent(query.next)}` : '';
    navigate(`/signup?signupSuccess=true${after}`, { replace: true });
  }

  if (screen === '/signup' && query.signupSuccess) {
    return (
      <SuccessState
        email={signUp.getValues('email').trim()}
        mailFailed={mailFailed}
        onGiveUp={() => {
          open('/signin');
          toast({ title: 'Signup completed, please sign in' });
        }}
      />
    );
  }

  const notice = readReturnNotice(query, { signedIn: false });
  return (
    <div className="grid gap-5">
      <h1 className="font-serif text-3xl tracking-tight">Welcome</h1>
      <InvitationNotice offer={offer} error={error} onRetry={retry} />
      {notice && <ReturnNoticeBox notice={notice} form={signIn} />}
      <Tabs value={screen} onValueChange={open}>
        <TabList label="Sign in or sign up">
          <Tab value="/signin">Sign In</Tab>
          <Tab value="/signup">Sign Up</Tab>
        </TabList>
        <TabPanel value="/signin" className="grid gap-5">
          <SocialButtons next={query.next} />
          <Divider />
          <SignInForm form={signIn} invited={offer?.email} onAccepted={() => open('/signin')} />
        </TabPanel>
        <TabPanel value="/signup">
          <SignUpForm
            form={signUp}
            invited={offer?.email}
            onCreated={showSuccess}
            onSignInInstead={() => open('/signin')}
          />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Divider() {
  return (
    <div className="flex items-center gap-3 text-sm text-ink-faint">
      <span className="h-px flex-1 bg-line" />
      Or continue with
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
