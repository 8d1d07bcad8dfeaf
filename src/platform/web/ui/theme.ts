import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'
export const themes: Theme[] = ['system', 'light', 'dark']

const key = 'settings'
const listeners = new Set<() => void>()
let remembered: Theme | undefined

/** Inline in the head, before the first paint; its hash is in the content security policy. */
export const themeScript = `try{var t=JSON.parse(localStorage.getItem('${key}')||'{}').theme;if(t==='dark'||t==='light')document.documentElement.classList.add(t)}catch{}`

function readSettings(): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return settings !== null && typeof settings === 'object' ? { ...settings } : {}
  } catch {
    return {}
  }
}

function readTheme(): Theme {
  const stored = readSettings().theme
  return remembered ?? themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  remembered = theme
  try {
    localStorage.setItem(key, JSON.stringify({ ...readSettings(), theme }))
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  show(theme)
}

function show(theme: Theme): void {
  const root = document.documentElement.classList
  root.remove('light', 'dark')
  if (theme !== 'system') root.add(theme)
  for (const listener of listeners) listener()
}

/** Another tab chose a theme, or storage was cleared (then the key is null). */
function follow(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  remembered = undefined
  show(readTheme())
}

if (typeof window !== 'undefined') window.addEventListener('storage', follow)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): Theme {
  return useSyncExternalStore(listen, readTheme, () => 'system' as const)
}
