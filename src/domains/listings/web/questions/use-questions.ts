import { useEffect, useRef, useState } from 'react'
import type { OperationReply } from '#platform/common/operation.ts'
import { listQuestions, type Question } from '#domains/listings/common/questions/questions.ts'
import { api } from '#platform/web/session/api.ts'
import { useLive } from '#platform/web/live/live.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/listings/texts.ts'

export type QuestionPage = OperationReply<typeof listQuestions>

export const questionsWithPage = 20

/** All clients get an answer's message at once; their requests are spread over this time. */
const spreadMs = 600

export interface QuestionsNow {
  questions: Question[] | null
  total: number
  /** The viewer's rights; null for a visitor and until they are known. */
  viewer: QuestionPage['viewer']
  error: Error | null
  isReading: boolean
  refresh: () => Promise<unknown>
  readOlder: () => void
  isReadingOlder: boolean
}

export function useQuestions(listing: number, loaded: QuestionPage | null): QuestionsNow {
  const input = { listing, page: 1, limit: questionsWithPage }
  const { data, error, isPlaceholderData, isFetching, refetch } = useApiQuery(listQuestions, input, {
    ...(loaded ? { placeholderData: loaded } : {}),
    staleTime: 0,
  })
  const invalidate = useInvalidate()
  const page = data ?? loaded
  const { older, readOlder, isReadingOlder, refreshOlder } = useOlderQuestions(listing)
  const refreshSoon = useSpread(() => {
    invalidate(listQuestions, input)
    refreshOlder()
  })
  useLive(`questions:${listing}`, (message) => {
    if (message.kind === 'questions' && message.changed_at !== page?.changed_at) refreshSoon()
  })

  const isKnown = data !== undefined && !isPlaceholderData
  // A new question pushes others onto the next page, so one may be fetched twice.
  const all = page && [...new Map([...older, ...page.items].map((one) => [one.id, one])).values()]
  return {
    questions: all?.toSorted(waitingThenLatest) ?? null,
    total: page?.total ?? 0,
    viewer: isKnown ? data.viewer : null,
    error,
    isReading: isFetching,
    refresh: refetch,
    readOlder,
    isReadingOlder,
  }
}

function waitingThenLatest(a: Question, b: Question): number {
  return Number(a.answer !== null) - Number(b.answer !== null) || b.id - a.id
}

function useSpread(act: () => void): () => void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(pending.current)
      pending.current = undefined
    },
    [],
  )
  return () => {
    pending.current ??= setTimeout(() => {
      pending.current = undefined
      act()
    }, Math.random() * spreadMs)
  }
}

function useOlderQuestions(listing: number) {
  const [older, setOlder] = useState<Question[]>([])
  const [page, setPage] = useState(2)
  const [isReadingOlder, setReading] = useState(false)

  async function read() {
    setReading(true)
    try {
      const reply = await api.call(listQuestions, { listing, page, limit: questionsWithPage })
      setOlder((known) => [...known, ...reply.items])
      setPage(page + 1)
    } catch (error) {
      notify.error(t.the_older_questions_didnt_load(), { description: getMessage(error) })
    } finally {
      setReading(false)
    }
  }

  /** Questions removed meanwhile disappear from these too. */
  async function refresh() {
    const pages = Array.from({ length: page - 2 }, (_, n) => n + 2)
    if (pages.length === 0) return
    try {
      const replies = await Promise.all(
        pages.map((one) => api.call(listQuestions, { listing, page: one, limit: questionsWithPage })),
      )
      setOlder(replies.flatMap(({ items }) => items))
    } catch {
      // The old ones stay until the next change.
    }
  }
  return { older, readOlder: () => void read(), isReadingOlder, refreshOlder: () => void refresh() }
}
