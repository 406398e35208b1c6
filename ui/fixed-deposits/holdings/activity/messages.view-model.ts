import type { SentMessage, SentMessages } from '#application/accounts/profile/sent-messages.ts';
import { groupedByMonth, type Month } from '#domain/fixed-deposits/holdings/months.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** A message with its text and its link apart. */
export interface ShownMessage extends SentMessage {
  readonly date: CalendarDate;
  /** The page of the app that the message links to. */
  readonly path?: string | undefined;
}

export class MessagesViewModel implements ViewModel {
  readonly messages: Loaded<readonly SentMessage[]>;

  constructor(sentMessages: SentMessages) {
    this.messages = new Loaded((options) => sentMessages.list(options));
    makeAutoObservable(this);
  }

  activate(): () => void {
    return this.messages.activate();
  }

  get months(): readonly Month<ShownMessage>[] {
    return groupedByMonth((this.messages.value ?? []).map(shown));
  }
}

function shown(message: SentMessage): ShownMessage {
  const date = CalendarDate.inIndia(message.sentAt.getTime());
  return { ...message, date, ...withoutLink(message.text) };
}

/**
 * Takes the link out of a text. Only its path is used, so that a message never leads to another
 * site.
 */
function withoutLink(text: string): Pick<ShownMessage, 'text' | 'path'> {
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!URL.canParse(link)) return { text };
  const { pathname, search } = new URL(link);
  const rest = text.replace(link, '').replaceAll(/\s+/g, ' ').trim().replace(/:$/, '.');
  return { text: rest.replace(/: (?=[A-Z])/, '. '), path: `${pathname}${search}` };
}
