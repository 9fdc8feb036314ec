import { usePageTitle } from '../../lib/page-title.ts';
import { ClosingBand } from './closing-band.tsx';
import { DemoSection } from './demo-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import './landing.css';
import { PricingSection } from './pricing-section.tsx';
import { Principles } from './principles.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Testimonials } from './testimonials.tsx';

/** Drawn once at build time and served as finished HTML, so nothing on it may need React to work. */
export function LandingPage() {
  usePageTitle();
  return (
    <>
      <SiteHeader />
      <main>
        <Hero />
        <Principles />
        <FeaturesSection />
        <Testimonials />
        <PricingSection />
        <DemoSection />
        <ClosingBand />
      </main>
      <SiteFooter />
    </>
  );
}
