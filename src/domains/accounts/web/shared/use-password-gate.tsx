import { type ReactNode, useRef, useState } from 'react'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import type { Pass } from '#platform/web/session/pass.ts'
import { findProblem } from '#platform/web/session/problem.ts'

const ConfirmPassword = lazyOnClick(
  async () => (await import('../settings/security/confirm-password.tsx')).ConfirmPassword,
)

interface PasswordGate {
  pass: Pass
  dialog: ReactNode
}

export function usePasswordGate(): PasswordGate {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(given: boolean) => void>(undefined)

  function requestPassword(): Promise<boolean> {
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }

  function close(given: boolean) {
    setOpen(false)
    answer.current?.(given)
  }

  async function pass<Result>(act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act()
    } catch (error) {
      if (findProblem(error)?.key !== 'password_needed') throw error
    }
    return (await requestPassword()) ? await act() : null
  }

  return {
    pass,
    dialog: isOpen && <ConfirmPassword onGiven={() => close(true)} onClose={() => close(false)} />,
  }
}
