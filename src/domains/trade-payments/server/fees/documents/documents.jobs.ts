import { task } from '#platform/server/jobs/jobs.ts'
import { numberFeeDocuments } from './documents.service.ts'

export const feeDocumentsTasks = [
  task({
    name: 'number_fee_documents',
    every: 'hour',
    run: async (_payload: object, { db }) => void (await numberFeeDocuments(db)),
  }),
]
