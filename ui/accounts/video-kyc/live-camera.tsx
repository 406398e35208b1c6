import { Button } from '#ui/platform/design-system/button.tsx';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './video-kyc.module.css';
import { videoKycWords as words } from './words.ts';

interface LiveCameraProps {
  readonly stream: MediaStream;
  readonly onTake: (video: HTMLVideoElement) => void;
}

/** What the camera sees; without sound, which nobody asked for. */
export function LiveCamera({ stream, onTake }: LiveCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <>
      <video
        ref={video}
        className={styles.frame}
        aria-label={words.live}
        autoPlay
        muted
        playsInline
        onPlaying={() => setIsPlaying(true)}
      />
      <Button
        isFullWidth
        icon={<Camera aria-hidden="true" />}
        isBusy={!isPlaying}
        busyWords={words.opening}
        onClick={() => video.current && onTake(video.current)}
      >
        {words.take}
      </Button>
    </>
  );
}
