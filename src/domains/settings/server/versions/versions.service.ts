import type {
  compareSettingsVersion,
  listSettingsVersions,
  restoreSettingsVersion,
  publishSettingsDraft,
  saveSettingsDraft,
  SettingsDraft,
  TypedSettings,
} from '#domains/settings/common/settings.ts'
import { changesBetween, recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockSettings, selectSettings } from '../settings.queries.ts'
import { settingsFrom } from '../settings.rules.ts'
import { publishVersion } from './publishing.service.ts'
import {
  selectVersion,
  selectVersions,
  deleteDraft,
  lockDraft,
  selectDraft,
  selectOtherDrafts,
  selectPublicationSince,
  upsertDraft,
} from './versions.queries.ts'
import { goBack, checkDraft, mergeDraft, splitDraft } from './versions.rules.ts'

const afterAllVersions = 2 ** 31 - 1

export async function readVersions(
  db: Db,
  { before = afterAllVersions, limit }: OperationValues<typeof listSettingsVersions>,
): Promise<OperationReply<typeof listSettingsVersions>> {
  // Reads one more version, to compare with.
  const rows = await selectVersions(db, { before: Math.min(before, afterAllVersions), limit: limit + 1 })
  const items = rows.slice(0, limit).map(({ chosen, published_at: publishedAt, ...row }, index) => {
    const earlier = rows[index + 1]
    const changed = earlier
      ? changesBetween(
          settingsFrom(fromColumn<object>(earlier.chosen)),
          settingsFrom(fromColumn<object>(chosen)),
        )
      : { before: {}, after: {} }
    return { ...row, published_at: publishedAt && publishedAt.toISOString(), ...changed }
  })
  return { items, has_more: rows.length > limit }
}

export async function compareVersion(
  db: Db,
  version: number,
): Promise<OperationReply<typeof compareSettingsVersion>> {
  const then = (await selectVersion(db, version)) ?? refuse('not_found')
  const now = await selectSettings(db)
  const { chosen, unfit } = goBack(fromColumn<object>(now.chosen), then)
  return {
    version,
    current_version: now.version,
    ...changesBetween(settingsFrom(fromColumn<object>(now.chosen)), settingsFrom(chosen)),
    unfit,
  }
}

export async function restoreVersion(
  db: Db,
  actorId: AccountId,
  { version, current_version: currentVersion }: OperationValues<typeof restoreSettingsVersion>,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockSettings(tx)
    if (locked.version !== currentVersion) refuse('settings_changed')
    const then = (await selectVersion(tx, version)) ?? refuse('not_found')
    const { chosen } = goBack(fromColumn<object>(locked.chosen), then)
    await publishVersion(tx, { actor_id: actorId, locked, chosen, restored_version: version })
  })
}

export async function readDraft(db: Db, ownerId: AccountId): Promise<SettingsDraft> {
  const [draft, others] = [await selectDraft(db, ownerId), await selectOtherDrafts(db, ownerId)]
  return {
    draft: draft ? { ...draft, saved_at: draft.saved_at.toISOString() } : null,
    since: draft ? await readSince(db, ownerId, draft.base_version) : null,
    others: others.map((one) => ({ ...one, saved_at: one.saved_at.toISOString() })),
  }
}

async function readSince(db: Db, ownerId: AccountId, baseVersion: number): Promise<SettingsDraft['since']> {
  const now = await selectSettings(db)
  const publication = await selectPublicationSince(db, ownerId, baseVersion)
  if (!publication) return null
  const seen = (await selectVersion(db, baseVersion)) ?? {}
  const changed = changesBetween(settingsFrom(seen), settingsFrom(fromColumn<object>(now.chosen)))
  if (Object.keys(changed.after).length === 0) return null
  const { published_at: publishedAt, published_by: publishedBy } = publication
  return {
    version: now.version,
    published_at: publishedAt && publishedAt.toISOString(),
    published_by: publishedBy,
    ...changed,
  }
}

export async function saveDraft(
  db: Db,
  ownerId: AccountId,
  { version, changes }: OperationValues<typeof saveSettingsDraft>,
): Promise<SettingsDraft> {
  return await transact(db, async (tx) => {
    const before = await lockDraft(tx, ownerId)
    const settings = await selectSettings(tx)
    const published = settingsFrom(fromColumn<object>(settings.chosen))
    const merged = mergeDraft(published, before?.changes ?? {}, changes)
    const baseVersion = Math.max(before?.base_version ?? 0, Math.min(version, settings.version))
    if (Object.keys(merged).length === 0) await deleteDraft(tx, ownerId)
    else {
      const revision = (before?.revision ?? 0) + 1
      await upsertDraft(tx, ownerId, {
        changes: merged,
        base_version: baseVersion,
        revision,
        saved_at: await readClock(tx),
      })
    }
    await auditSave(tx, ownerId, { ...published, ...before?.changes }, { ...published, ...merged })
    return await readDraft(tx, ownerId)
  })
}

async function auditSave(tx: Tx, actorId: AccountId, before: TypedSettings, after: TypedSettings) {
  const changed = changesBetween(before, after)
  if (Object.keys(changed.after).length === 0) return recordUnchanged()
  const subject = { subject_kind: 'settings', subject_id: null }
  await recordAudit(tx, { actor_id: actorId, action: 'settings.draft-saved', ...subject, ...changed })
}

export async function discardDraft(db: Db, ownerId: AccountId): Promise<void> {
  await transact(db, async (tx) => {
    const draft = await lockDraft(tx, ownerId)
    if (!draft) return recordUnchanged()
    await deleteDraft(tx, ownerId)
    await recordAudit(tx, {
      actor_id: ownerId,
      action: 'settings.draft-discarded',
      subject_kind: 'settings',
      subject_id: null,
      before: draft.changes,
    })
  })
}

/**
 * Publishes exactly the revision that its owner reviewed, on top of the version they had seen.
 * Other names stay in the draft.
 */
export async function publishDraft(
  db: Db,
  actorId: AccountId,
  { version, revision, names }: OperationValues<typeof publishSettingsDraft>,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockSettings(tx)
    const draft = await lockDraft(tx, actorId)
    if (draft?.revision !== revision) refuse('settings_draft_changed')
    if (locked.version !== version) refuse('settings_changed')
    const { due, rest } = splitDraft(draft.changes, names)
    const { chosen, errors } = checkDraft(due)
    if (errors) refuse('validation_failed', { errors })
    await publishVersion(tx, {
      actor_id: actorId,
      locked,
      chosen: { ...fromColumn<object>(locked.chosen), ...chosen },
    })
    const now = await selectSettings(tx)
    if (Object.keys(rest).length === 0) await deleteDraft(tx, actorId)
    else {
      // Versions that others published before must still be reviewed with the rest.
      const baseVersion = draft.base_version === version ? now.version : draft.base_version
      await upsertDraft(tx, actorId, {
        ...draft,
        changes: rest,
        revision: revision + 1,
        base_version: baseVersion,
      })
    }
  })
}
