import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '#platform/web/ui/classes.ts'
import type { SettingsPage } from './settings-pages.ts'
import * as t from '#domains/accounts/texts.ts'

interface SettingsMenuProps {
  pages: SettingsPage[]
  current: SettingsPage
  unsaved: SettingsPage[]
}

export function SettingsMenu({ pages, current, unsaved }: SettingsMenuProps) {
  const chosen = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Braces, because some browsers return a promise, which isn't a clean-up function.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav aria-label={t.settings()} className="min-w-0 lg:sticky lg:top-21 lg:w-44 lg:self-start">
      <ul className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:p-0">
        {pages.map((page) => {
          const isCurrent = page === current
          return (
            <li key={page.id} className="relative shrink-0">
              <Link
                ref={isCurrent ? chosen : undefined}
                to={{ hash: page.sections[0] }}
                aria-current={isCurrent ? 'location' : undefined}
                className={joinClasses(
                  'flex h-9 scroll-mx-3.5 items-center gap-2 text-sm whitespace-nowrap transition-colors',
                  'max-lg:rounded-full max-lg:border max-lg:px-3.5',
                  'lg:rounded-control lg:px-3',
                  isCurrent
                    ? 'bg-pounamu-wash font-semibold text-pounamu-deep max-lg:border-pounamu'
                    : 'text-ink-2 hover:bg-sunk hover:text-ink max-lg:border-line-strong max-lg:bg-paper',
                )}
              >
                {page.label}
                {unsaved.includes(page) && (
                  <>
                    <span aria-hidden className="size-2 shrink-0 rounded-full bg-pounamu" />
                    <span className="sr-only">{t.not_saved_yet()}</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
