import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { getSettingsSections, getToolSections, type SettingsSection } from './settings-sections.ts'
import * as t from '#domains/settings/texts.ts'

interface SectionMenuProps {
  current: string
  /** The changed fields' names. */
  changed: string[]
  wrong: string[]
}

export function SectionMenu({ current, changed, wrong }: SectionMenuProps) {
  const chosen = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Braces, because some browsers return a promise, which isn't a clean-up function.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const renderLink = ({ id, title, fields }: SettingsSection) => {
    const isCurrent = id === current
    return (
      <li key={id} className="relative shrink-0">
        <Link
          ref={isCurrent ? chosen : undefined}
          to={{ search: `?section=${id}` }}
          aria-current={isCurrent ? 'page' : undefined}
          className={joinClasses(
            'flex h-9 scroll-mx-3.5 items-center gap-2 text-sm whitespace-nowrap transition-colors',
            'max-lg:rounded-full max-lg:border max-lg:px-3.5',
            'lg:rounded-control lg:px-3',
            isCurrent
              ? 'bg-pounamu-wash font-semibold text-pounamu-deep max-lg:border-pounamu'
              : 'text-ink-2 hover:bg-sunk hover:text-ink max-lg:border-line-strong max-lg:bg-paper',
          )}
        >
          {title}
          {fields.some((field) => wrong.includes(field)) ? (
            <Mark color="bg-pohutukawa" words={t.needs_checking()} />
          ) : (
            fields.some((field) => changed.includes(field)) && <Mark color="bg-pounamu" words={t.changed()} />
          )}
        </Link>
      </li>
    )
  }
  return (
    <nav aria-label={t.sections()} className="min-w-0 lg:sticky lg:top-5 lg:self-start">
      <ul className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:-mx-7 md:px-7 lg:mx-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:p-0">
        {getSettingsSections().map(renderLink)}
        <li aria-hidden className="my-2 border-line max-lg:hidden lg:border-t" />
        {getToolSections().map(renderLink)}
      </ul>
    </nav>
  )
}

const Mark = ({ color, words }: { color: string; words: string }) => (
  <>
    <span aria-hidden className={joinClasses('size-2 shrink-0 rounded-full', color)} />
    <span className="sr-only">{words}</span>
  </>
)
