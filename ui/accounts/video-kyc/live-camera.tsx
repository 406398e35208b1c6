import { Button } from '#ui/platform/design-system/actions/button.tsx';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import styles from './video-kyc.module.css';
import { videoKycCopy as copy } from './copy.ts';

interface LiveCameraProps {
  readonly stream: MediaStream;
  readonly onTake: (video: HTMLVideoElement) => void;
}

/** The camera preview, without sound. */
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
        aria-label={copy.live}
        autoPlay
        muted
        playsInline
        onPlaying={() => setIsPlaying(true)}
      />
      <Button
        isFullWidth
        icon={<Camera aria-hidden="true" />}
        isBusy={!isPlaying}
        busyText={copy.opening}
        onClick={() => video.current && onTake(video.current)}
      >
        {copy.take}
      </Button>
    </>
  );
}
