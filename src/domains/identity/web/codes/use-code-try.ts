import { useEffect, useState } from 'react'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import type { NextStep, NextSteps } from '../next-step.tsx'

interface CodeTry {
  id: string
  onCode: (code: string) => Promise<void>
  ways?: NextSteps
}

export function useCodeTry({ id, onCode, ways = {} }: CodeTry) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [deadEnd, setDeadEnd] = useState<{ message: string; way: NextStep } | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    document.getElementById(id)?.focus()
  }, [id])

  async function send(typed: string) {
    if (isBusy) return
    setBusy(true)
    setError(null)
    setDeadEnd(null)
    try {
      await onCode(typed)
    } catch (failure) {
      const problem = findProblem(failure)
      const way = problem ? ways[problem.key] : undefined
      if (way) setDeadEnd({ message: getMessage(failure), way })
      else setError(problem?.errors?.code ?? getMessage(failure))
      if (problem?.key !== 'offline' && problem?.key !== 'validation_failed') setCode('')
      document.getElementById(id)?.focus()
    } finally {
      setBusy(false)
    }
  }

  return { code, setCode, error, setError, deadEnd, isBusy, send }
}
