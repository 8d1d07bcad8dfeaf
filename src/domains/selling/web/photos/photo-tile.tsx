import {
  ArrowLeft,
  ArrowRight,
  Crop,
  Ellipsis,
  GripVertical,
  ImageUp,
  RotateCw,
  TextQuote,
  Trash2,
  X,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { ClockBadge } from '#platform/web/ui/facts/badge.tsx'
import { Menu, MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { Spinner } from '#platform/web/ui/states/spinner.tsx'
import type { Photo } from './photo-list.ts'
import * as t from '#domains/selling/texts.ts'

interface PhotoTileProps {
  photo: Photo
  /** The index from 0. */
  position: number
  /** True if the first photo is the listing's cover. */
  hasCover: boolean
  count: number
  isDragged: boolean
  isTurning: boolean
  handle: ComponentProps<'div'>
  onMove: (to: number) => void
  onTurn: () => void
  onCrop: () => void
  onDescribe: () => void
  onRemove: () => void
  onRetry: () => void
}

const overlayStyle = 'grid size-9 place-items-center rounded-full bg-lens text-on-lens'

export function PhotoTile({
  photo,
  position,
  hasCover,
  isDragged,
  isTurning,
  handle,
  onTurn,
  ...rest
}: PhotoTileProps) {
  const name = t.photo_position({ position: position + 1 })
  const isCover = hasCover && position === 0 && photo.state !== 'failed'
  return (
    <li
      data-photo={photo.key}
      className={joinClasses(
        'relative min-w-0 overflow-clip rounded-panel border bg-paper transition-shadow select-none',
        isDragged ? 'border-pounamu shadow-float' : 'border-line',
      )}
    >
      <div {...handle} className="relative cursor-grab active:cursor-grabbing">
        <Picture
          src={photo.image?.thumb_url ?? photo.previewUrl}
          blur={photo.image?.thumbhash}
          alt={`${isCover ? t.cover() : t.photo_position_2({ position: position + 1 })}, ${photo.image?.alt || photo.name}`}
          round="none"
        />
        {isCover && (
          <span className="absolute top-2 left-2">
            <ClockBadge>{t.cover()}</ClockBadge>
          </span>
        )}
        {photo.state === 'kept' && (
          <span
            {...handle}
            data-grip
            aria-hidden
            className={joinClasses(overlayStyle, 'absolute right-1.5 bottom-1.5 touch-none')}
          >
            <GripVertical size={18} strokeWidth={1.75} />
          </span>
        )}
        {isTurning && (
          <span className="absolute inset-0 grid place-items-center bg-veil text-on-shade">
            <Spinner size={28} />
          </span>
        )}
      </div>
      {photo.state === 'kept' ? (
        <PhotoMenu
          {...rest}
          hasCover={hasCover}
          photo={photo}
          name={name}
          position={position}
          isTurning={isTurning}
          onTurn={onTurn}
        />
      ) : (
        <OnTheWay photo={photo} name={name} onRemove={rest.onRemove} onRetry={rest.onRetry} />
      )}
    </li>
  )
}

type ActionsProps = Pick<
  PhotoTileProps,
  | 'photo'
  | 'position'
  | 'hasCover'
  | 'count'
  | 'isTurning'
  | 'onMove'
  | 'onTurn'
  | 'onCrop'
  | 'onDescribe'
  | 'onRemove'
>

/** Reordering is here too, for keyboards and screen readers. */
function PhotoMenu({
  photo,
  name,
  position,
  hasCover,
  count,
  isTurning,
  ...on
}: ActionsProps & { name: string }) {
  return (
    <span className="absolute top-1.5 right-1.5">
      <Menu
        trigger={
          <button
            id={`${photo.key}-more`}
            type="button"
            aria-label={t.more_for_name({ name })}
            title={t.more_for_name({ name })}
            className={overlayStyle}
          >
            <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
          </button>
        }
      >
        {position > 0 && hasCover && (
          <MenuItem icon={ImageUp} onSelect={() => on.onMove(0)}>
            {t.make_cover()}
          </MenuItem>
        )}
        {position > 0 && (
          <MenuItem icon={ArrowLeft} onSelect={() => on.onMove(position - 1)}>
            {t.move_earlier()}
          </MenuItem>
        )}
        {position < count - 1 && (
          <MenuItem icon={ArrowRight} onSelect={() => on.onMove(position + 1)}>
            {t.move_later()}
          </MenuItem>
        )}
        <MenuItem icon={RotateCw} disabled={isTurning} onSelect={on.onTurn}>
          {t.rotate()}
        </MenuItem>
        <MenuItem icon={Crop} disabled={isTurning} onSelect={on.onCrop}>
          {t.crop()}
        </MenuItem>
        <MenuItem icon={TextQuote} onSelect={on.onDescribe}>
          {photo.image?.alt ? t.change_description() : t.describe()}
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={on.onRemove}>
          {t.remove()}
        </MenuItem>
      </Menu>
    </span>
  )
}

function OnTheWay({
  photo,
  name,
  onRemove,
  onRetry,
}: Pick<PhotoTileProps, 'photo' | 'onRemove' | 'onRetry'> & { name: string }) {
  if (photo.state === 'failed') {
    return (
      <div role="alert" className="grid gap-2 p-2.5 text-xs">
        <p className="font-medium break-words text-pohutukawa">{photo.error}</p>
        <div className="flex flex-wrap gap-1.5">
          {photo.mayRetry && (
            <Button kind="quiet" size="small" onClick={onRetry}>
              {t.try_again()}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={onRemove} aria-label={t.remove_name({ name })}>
            {t.remove()}
          </Button>
        </div>
      </div>
    )
  }
  const isMaking = photo.sent >= 1
  return (
    <div className="flex h-10 items-center gap-2 pl-2.5">
      <div className="min-w-0 flex-1">
        <ProgressBar
          label={t.sending_name({ name })}
          value={photo.state === 'waiting' ? 0 : isMaking ? undefined : photo.sent}
        />
        <p className="mt-1 truncate text-xs text-ink-3">
          {photo.state === 'waiting'
            ? t.waiting()
            : isMaking
              ? t.nearly_there()
              : `${Math.round(photo.sent * 100)}%`}
        </p>
      </div>
      <button
        type="button"
        aria-label={t.stop_sending_name({ name })}
        title={t.stop_sending()}
        onClick={onRemove}
        className="grid size-10 shrink-0 place-items-center text-ink-2 hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
