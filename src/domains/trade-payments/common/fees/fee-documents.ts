import { operation } from '#platform/common/operation.ts'
import type * as shapes from './fee-documents.shapes.ts'

export type * from './fee-documents.shapes.ts'

export const listFeeDocuments = operation<typeof shapes.listFeeDocuments>('GET /fee-documents')({
  name: 'listFeeDocuments',
  summary: 'The months in which I was charged fees or given them back, latest first',
  access: 'user',
  view: 'sales',
  limit: { calls: 240, per: 'minute' },
})

export const downloadFeeDocument = operation<typeof shapes.downloadFeeDocument>('GET /fee-documents/{month}')(
  {
    name: 'downloadFeeDocument',
    summary: 'My fees of a month in New Zealand (2026-11): a PDF with pdf=true, otherwise JSON',
    access: 'user',
    limit: { calls: 120, per: 'minute' },
    answersFile: true,
  },
)
