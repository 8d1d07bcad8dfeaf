import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classes } from '#web/ui/classes.ts'

export interface MenuEntry {
  id: string
  label: string
}

/** The way through the sections: beside them on a wide screen, a row of chips above them on a phone. */
export function SettingsMenu({ entries }: { entries: MenuEntry[] }) {
  const seen = useSectionInView(entries)
  return (
    <nav aria-label="Settings" className="min-w-0 lg:sticky lg:top-21 lg:w-44 lg:self-start">
      <ul className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:p-0">
        {entries.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <Link
              to={{ hash: id }}
              aria-current={seen === id ? 'location' : undefined}
              className={classes(
                'flex h-9 items-center text-sm whitespace-nowrap transition-colors',
                'max-lg:rounded-full max-lg:border max-lg:px-3.5',
                'lg:rounded-control lg:px-3',
                seen === id
                  ? 'bg-pounamu-wash font-semibold text-pounamu-deep max-lg:border-pounamu'
                  : 'text-ink-2 hover:bg-sunk hover:text-ink max-lg:border-line-strong max-lg:bg-paper',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The section that is read now: the last whose head has come into the upper part of the window. */
function useSectionInView(entries: MenuEntry[]): string | undefined {
  const { hash } = useLocation()
  const [seen, setSeen] = useState(entries[0]?.id)
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setSeen(sectionInView(ids.split(' '), hash.slice(1)))
    }
    const wait = () => {
      frame ||= requestAnimationFrame(look)
    }
    wait()
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', wait)
    }
  }, [ids, hash])
  return seen
}

/** The last sections are too short to come up there: at the end of the page it is the one that was chosen, or the last. */
function sectionInView(ids: string[], chosen: string): string | undefined {
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
  const { scrollHeight, clientHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2) {
    return ids.includes(chosen) && topOf(chosen) >= 0 ? chosen : ids.at(-1)
  }
  return ids.findLast((id) => topOf(id) <= clientHeight / 4) ?? ids[0]
}
