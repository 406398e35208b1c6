import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';

export class StoredReturnPath implements ReturnPath {
  constructor(private readonly journeys: JourneyStore) {}

  read(): string | undefined {
    return this.journeys.read(JourneyKey.AttemptedPath);
  }

  keep(path: string): void {
    this.journeys.write(JourneyKey.AttemptedPath, path);
  }

  take(): string | undefined {
    const path = this.read();
    this.journeys.remove(JourneyKey.AttemptedPath);
    return path;
  }
}
