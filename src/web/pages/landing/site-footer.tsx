import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { Wordmark } from '../../components/wordmark.tsx';

const companySite: unknown = import.meta.env.VITE_COMPANY_SITE;

const links = [
  // Whoever runs the product names it; without a site of theirs there is nowhere to lead.
  ...(isWebAddress(companySite) ? [{ href: companySite, name: 'Company' }] : []),
  { href: '/about', name: 'About' },
  { href: '/terms', name: 'Terms' },
  { href: '/privacy', name: 'Privacy' },
];

export function SiteFooter() {
  return (
    <footer className="landing-column py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <Wordmark />
        <nav aria-label="Footer" className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {links.map(({ href, name }) => (
            <a key={name} href={href} className="py-2 text-ink-soft hover:text-ink">
              {name}
            </a>
          ))}
          <ThemeToggle />
        </nav>
      </div>
      <p className="mt-8 max-w-[80ch] text-sm text-ink-faint">
        High Plains Wind Services is a fictional employer. Wages: US Bureau of Labor Statistics,
        Occupational Employment and Wage Statistics, May 2024, national figures for wind turbine
        service technicians.
      </p>
    </footer>
  );
}

function isWebAddress(text: unknown): text is string {
  return typeof text === 'string' && /^https?:\/\/./i.test(text);
}
