import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { chooseTheme, useTheme } from '#web/ui/theme.ts'
import { useHydrated } from '#web/ui/states/use-hydrated.ts'

/** @param children how to reach the house, where it says so */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer className="mt-16 border-t border-line text-xs text-ink-3 print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-4 px-3.5 py-6 md:px-6">
        <p className="max-w-prose">
          Hoko is an open marketplace and auction house for New Zealand. Its software is free, under the
          Apache 2.0 licence.
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5 gap-y-2 lg:ml-auto">
          <FooterLink to="/categories">Categories</FooterLink>
          <FooterLink to="/ibuy">All listings</FooterLink>
          <FooterLink to="/select-listing-type">Sell something</FooterLink>
          <FooterLink to="/frequently-asked-questions">Questions and answers</FooterLink>
          <FooterLink to="/trading-rules">Trading rules</FooterLink>
        </nav>
        {children}
        <ThemeChoice />
      </div>
    </footer>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="rounded-control py-1 font-medium text-ink-2 hover:text-ink hover:underline">
      {children}
    </Link>
  )
}

/** Needs JavaScript, so it appears with it; until then the device decides. */
export function ThemeChoice() {
  const theme = useTheme()
  if (!useHydrated()) return null
  return (
    <Segmented
      label="Light or dark"
      value={theme}
      onChange={chooseTheme}
      options={[
        { value: 'system', label: 'Match device' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  )
}
