import { useEffect } from 'react'
import { isTyping } from '#platform/web/ui/fields/is-typing.ts'

const steps: Record<string, number> = { j: 1, k: -1 }

export function useRowKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()]
      if (step === undefined || isTyping(event)) return
      const rows = [...document.querySelectorAll('main tbody tr')]
      const links = rows.flatMap((row) => row.querySelector('a') ?? [])
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
      const next = at === -1 ? 0 : at + step
      const link = links[Math.max(0, Math.min(links.length - 1, next))]
      if (!link) return
      event.preventDefault()
      link.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
