import { useEffect } from 'react'

interface Waiting {
  form?: HTMLFormElement
  hold: (event: Event) => void
}

declare global {
  interface Window {
    earlySubmit?: Waiting
  }
}

/**
 * Runs in the head. A form sent before the page has woken would go to the server as a bare post, which no page of
 * ours answers, and what was typed would be gone; it is held here instead. Searches are plain addresses and go through.
 */
export const earlySubmitScript = `(function(w){function hold(e){if(e.target.getAttribute('method')==='post'){e.preventDefault();w.form=e.target}}w.hold=hold;addEventListener('submit',hold,true)})(window.earlySubmit={})`

/** Sends what was held, once the page has woken: with what stands in the form then, checked as always. */
export function useEarlySubmit(): void {
  useEffect(() => {
    const waiting = window.earlySubmit
    if (!waiting) return
    delete window.earlySubmit
    window.removeEventListener('submit', waiting.hold, true)
    if (waiting.form?.isConnected) waiting.form.requestSubmit()
  }, [])
}
