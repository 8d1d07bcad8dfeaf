import { type ReactNode, useRef, useState } from 'react'
import { findProblem } from '#web/lib/session/problem.ts'
import { ConfirmPassword } from './confirm-password.tsx'

interface PasswordGate {
  /**
   * Does something that may need a password given lately. Where the server asks for it, so does a dialog, and then it
   * goes on by itself. Null when whoever was asked went back.
   */
  pass: <Result>(act: () => Promise<Result>) => Promise<Result | null>
  dialog: ReactNode
}

export function usePasswordGate(): PasswordGate {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(given: boolean) => void>(undefined)

  function ask(): Promise<boolean> {
    setAsking(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }

  function close(given: boolean) {
    setAsking(false)
    answer.current?.(given)
  }

  async function pass<Result>(act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act()
    } catch (error) {
      if (findProblem(error)?.key !== 'password_needed') throw error
    }
    return (await ask()) ? await act() : null
  }

  return {
    pass,
    dialog: isAsking && <ConfirmPassword onGiven={() => close(true)} onClose={() => close(false)} />,
  }
}
