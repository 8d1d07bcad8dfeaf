import { Readable } from 'node:stream'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { packZip, type ZipEntry } from '#platform/server/files/zip.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { composeEvidenceMessage, composeEvidenceSummary, composeNoMessages } from './evidence.labels.ts'
import {
  getPictureKey,
  selectDisputedCharge,
  selectEvidenceCopy,
  selectEvidenceMessages,
  selectEvidenceParcels,
  selectEvidencePayouts,
  selectEvidenceRefunds,
  selectEvidenceSteps,
  selectEvidenceTerms,
  type DisputedCharge,
} from './evidence.queries.ts'

type Parts = Pick<Platform, 'db' | 'storage'>

/** Streamed entry by entry; the audit log names who downloaded it. */
export async function downloadEvidence(
  parts: Parts,
  actorId: AccountId,
  chargebackId: number,
): Promise<AnsweredFile> {
  const charge = (await selectDisputedCharge(parts.db, chargebackId)) ?? refuse('not_found')
  await transact(parts.db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'chargeback.evidence-downloaded',
      subject_kind: 'trade',
      subject_id: charge.trade_id,
      after: { chargeback: charge.id },
    }),
  )
  return {
    name: `hoko-chargeback-${charge.id}.zip`,
    content_type: 'application/zip',
    content: packZip(listEntries(parts, charge)),
  }
}

async function* listEntries({ db, storage }: Parts, charge: DisputedCharge): AsyncGenerator<ZipEntry> {
  const { trade_id: tradeId, payment_id: paymentId } = charge
  const summary = composeEvidenceSummary({
    charge,
    steps: await selectEvidenceSteps(db, charge),
    parcels: await selectEvidenceParcels(db, tradeId),
    refunds: await selectEvidenceRefunds(db, paymentId),
    payouts: await selectEvidencePayouts(db, paymentId),
  })
  yield { path: 'summary.txt', content: toStream(summary) }
  yield { path: 'messages.txt', content: Readable.from(writeMessages(db, charge), { objectMode: false }) }
  yield { path: 'terms.json', content: toStream(writeJson(await selectEvidenceTerms(db, tradeId))) }
  const copy = await selectEvidenceCopy(db, tradeId)
  if (!copy) return
  yield { path: 'listing.json', content: toStream(writeJson(copy.listing)) }
  for (const [place, picture] of copy.pictures.entries()) {
    const file = await storage.get(getPictureKey(picture))
    if (file) yield { path: `pictures/${place + 1}.webp`, content: file.stream, isCompressed: true }
  }
}

const writeJson = (value: unknown) => JSON.stringify(value, null, 2)

const toStream = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false })

async function* writeMessages(db: Db, charge: DisputedCharge): AsyncGenerator<Buffer> {
  let count = 0
  for (;;) {
    const page = await selectEvidenceMessages(db, charge, count)
    if (page.length === 0) break
    count += page.length
    yield Buffer.from(page.map(composeEvidenceMessage).join(''))
  }
  if (count === 0) yield Buffer.from(composeNoMessages())
}
