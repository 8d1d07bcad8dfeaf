export const toastDefaults = {
  position: 'top-right',
  duration: 3000,
  visibleToasts: 3,
  /** In pixels. */
  gap: 14,
} as const

/** In pixels. */
export const swipe_dismisses_at = 20
