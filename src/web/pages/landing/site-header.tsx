import { buttonClass } from '#ui/button-class.ts';
import { Wordmark } from '../../components/wordmark.tsx';

const sections = [
  { href: '#features', name: 'Features' },
  { href: '#pricing', name: 'Pricing' },
  { href: '#demo', name: 'Demo' },
];

export function SiteHeader() {
  return (
    <header className="top-0 z-10 border-b bg-paper sm:sticky">
      <nav
        aria-label="Main"
        className="landing-column flex flex-wrap items-center gap-x-2 sm:gap-x-8 py-3 sm:flex-nowrap"
      >
        <Wordmark />
        <ul className="order-last -mx-3 flex w-full pt-2 sm:order-none sm:mx-0 sm:w-auto sm:flex-1 sm:pt-0">
          {sections.map(({ href, name }) => (
            <li key={href}>
              <a href={href} className="block px-3 py-2 text-ink-soft hover:text-ink">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex items-center gap-1 sm:ml-0 sm:gap-2">
          <a href="/signin" className={buttonClass({ variant: 'ghost', className: 'max-sm:px-3' })}>
            Sign In
          </a>
          <a href="/signup" className={buttonClass()}>
            Get Started
          </a>
        </div>
      </nav>
    </header>
  );
}
