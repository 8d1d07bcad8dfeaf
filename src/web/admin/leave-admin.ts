import { signOut } from '#web/lib/session/session.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import * as t from './texts.ts'

export async function leaveAdmin(): Promise<void> {
  const failure = await signOut()
  if (failure) notify.error(t.youre_signed_out(), { description: failure })
}
