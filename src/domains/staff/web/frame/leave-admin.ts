import { signOut } from '#platform/web/session/session.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/staff/texts.ts'

export async function leaveAdmin(): Promise<void> {
  const failure = await signOut()
  if (failure) notify.error(t.youre_signed_out(), { description: failure })
}
