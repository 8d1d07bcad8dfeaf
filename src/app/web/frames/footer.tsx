import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { chooseTheme, useTheme } from '#platform/web/ui/theme.ts'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#app/texts.ts'

/** @param children the operator's contact details, if configured */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className="mt-16 border-t border-line text-xs text-ink-3 print:hidden">
      <div className="footer-row">
        <p className="max-w-prose">{t.hoko_is_an_open_marketplace_and()}</p>
        <FooterLinks />
        {children}
        <ThemeChoice />
      </div>
    </footer>
  )
}

function FooterLinks() {
  return (
    <nav aria-label={t.footer()} className="flex flex-wrap gap-x-5 gap-y-2 lg:ml-auto">
      <FooterLink to="/categories">{t.categories()}</FooterLink>
      <FooterLink to="/ibuy">{t.all_listings()}</FooterLink>
      <FooterLink to="/select-listing-type">{t.list_an_item()}</FooterLink>
      <FooterLink to="/frequently-asked-questions">{t.faqs()}</FooterLink>
      <FooterLink to="/trading-rules">{t.trading_rules()}</FooterLink>
      <FooterLink to="/plans">{t.plans()}</FooterLink>
      <FooterLink to="/info/fees">{t.footer_fees()}</FooterLink>
      <FooterLink to="/info/buyer-protection">{t.footer_buyer_protection()}</FooterLink>
      <FooterLink to="/info/about-us">{t.about_us()}</FooterLink>
      <FooterLink to="/contact-us">{t.contact_us()}</FooterLink>
      <FooterLink to="/info/terms-and-conditions">{t.terms()}</FooterLink>
      <FooterLink to="/info/privacy-policy">{t.privacy()}</FooterLink>
      <FooterLink to="/info/transparency">{t.transparency()}</FooterLink>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="footer-link">
      {children}
    </Link>
  )
}

/** Needs JavaScript; without it the device's theme applies. */
export function ThemeChoice() {
  const theme = useTheme()
  if (!useHydrated()) return null
  return (
    <Segmented
      label={t.light_or_dark()}
      value={theme}
      onChange={chooseTheme}
      options={[
        { value: 'system', label: t.match_device() },
        { value: 'light', label: t.light() },
        { value: 'dark', label: t.dark() },
      ]}
    />
  )
}
