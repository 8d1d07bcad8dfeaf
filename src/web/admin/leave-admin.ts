import { signOut } from '#web/lib/session/session.ts'
import { notify } from '#web/ui/overlays/toast.tsx'

export async function leaveAdmin(): Promise<void> {
  const failure = await signOut()
  if (failure) notify.error('You’re signed out', { description: failure })
}
