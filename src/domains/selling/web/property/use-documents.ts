import { useState } from 'react'
import {
  deleteUpload,
  type ListingDocument,
  maxDocuments,
  maxFileBytes,
} from '#domains/media/common/media.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { uploadDocument } from '#domains/media/web/shared/upload.ts'
import type { SellProblems, SellChanges } from '../form/sell-check.ts'
import type { SellValues } from '../form/sell-values.ts'
import * as t from '#domains/selling/texts.ts'
import { getIds } from '#domains/selling/web/form/detail-values.ts'
import { toError } from '#platform/common/errors.ts'

export interface Sending {
  name: string
  part: number
}

export function useDocuments(
  values: SellValues,
  own: ListingDocument[],
  change: (changes: SellChanges) => void,
) {
  const [known, setKnown] = useState(own)
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  const ids = getIds(values.property?.document_ids)
  // A draft stored in this tab may have a document whose name is unknown.
  const list = ids.map((id) => known.find((one) => one.id === id) ?? { id, name: t.a_document(), bytes: 0 })

  const setIds = (from: (before: number[]) => number[]) =>
    change(({ property }) =>
      property ? { property: { ...property, document_ids: from(getIds(property.document_ids)) } } : {},
    )

  async function send(file: File) {
    setSending({ name: file.name, part: 0 })
    const sent = await uploadDocument(file, { onProgress: (part) => setSending({ name: file.name, part }) })
    if (sent.content_type !== 'application/pdf') {
      await api.call(deleteUpload, { id: sent.id })
      throw new Error('Choose a PDF. You can save most documents as a PDF.')
    }
    const { id, name, bytes } = sent
    setKnown((before) => [...before, { id, name, bytes }])
    setIds((before) => [...before, id])
  }

  async function add(files: File[]) {
    setRefused([])
    const room = maxDocuments - ids.length
    const problems: string[] = []
    for (const file of files.slice(0, room)) {
      try {
        if (file.size > maxFileBytes)
          throw new Error(t.its_larger_than_max({ max: inMegabytes(maxFileBytes) }))
        await send(file)
      } catch (error) {
        problems.push(`${file.name}: ${describeFailure(error)}`)
      }
    }
    for (const { name } of files.slice(room))
      problems.push(t.name_you_can_add_up_to_max_documents({ name, max_documents: maxDocuments }))
    setSending(null)
    setRefused(problems)
  }

  const problems: SellProblems = sending
    ? { 'property.document_ids': t.a_document_is_still_uploading_one() }
    : {}
  const remove = (id: number) => setIds((before) => before.filter((one) => one !== id))
  return { list, sending, refused, problems, add, remove }
}

export type Documents = ReturnType<typeof useDocuments>

const describeFailure = (error: unknown) =>
  findProblem(error)?.errors?.file ?? (findProblem(error) ? getMessage(error) : toError(error).message)
