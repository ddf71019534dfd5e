import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { map } from './copy.ts'
import styles from './NetworkMap.module.css'

interface Props {
  isHome: boolean
  isClosest: boolean
  goHome: () => void
  onZoom: (out: boolean) => void
  /** To the right and down. */
  onMove: (x: number, y: number) => void
}

/** For people who neither drag nor turn a wheel. What would do nothing is inactive and keeps the focus. */
export const MapControls = ({ isHome, isClosest, goHome, onZoom, onMove }: Props) => (
  <div className={styles['controls']}>
    <div className={styles['group']}>
      <IconButton aria-label={map.zoomIn} aria-disabled={isClosest || undefined} onClick={() => onZoom(false)}>
        <Plus {...icon} />
      </IconButton>
      <IconButton aria-label={map.zoomOut} aria-disabled={isHome || undefined} onClick={() => onZoom(true)}>
        <Minus {...icon} />
      </IconButton>
      <IconButton aria-label={map.everything} aria-disabled={isHome || undefined} onClick={goHome}>
        <Maximize {...icon} />
      </IconButton>
    </div>
    {!isHome && (
      <div className={styles['cross']}>
        {directions.map(({ label, Icon, by: [x, y], side }) => (
          <IconButton key={side} className={styles[side]} aria-label={label} onClick={() => onMove(x, y)}>
            <Icon {...icon} />
          </IconButton>
        ))}
      </div>
    )}
  </div>
)

const directions = [
  { side: 'up', label: map.up, Icon: ArrowUp, by: [0, -1] },
  { side: 'left', label: map.left, Icon: ArrowLeft, by: [-1, 0] },
  { side: 'right', label: map.right, Icon: ArrowRight, by: [1, 0] },
  { side: 'down', label: map.down, Icon: ArrowDown, by: [0, 1] },
] as const
