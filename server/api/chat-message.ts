import { chatReactions } from '#schema/vocabulary/around.ts';
import type { Services } from '#server/api/services.ts';

type Who = { readonly userId: string | null; readonly organizationId: string };
type By = { readonly reaction: string; readonly id: string; readonly name: string };
type File = { readonly id: string; readonly name: string; readonly mediaKind: string; readonly size: number };

export type StoredMessage = {
  readonly id: string;
  readonly channelId: string;
  readonly position: number;
  readonly authorId: string;
  readonly mentions: readonly { readonly id: string; readonly name: string }[];
  readonly by: readonly By[];
  readonly files: readonly File[];
} & Readonly<Record<string, unknown>>;

const utc = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const words = (alias: string, most = 5000): string => `case when ${alias}.state = 'deleted' then '' else left(${alias}.text, ${most}) end`;

/** A customer reads testers' names once their results are published. */
const unnamed = { tester: 'A tester', person: 'Somebody' } as const;

/** Of alias m. */
export const messageJson = `json_build_object(
  'id', m.id, 'channelId', m.channel_id, 'clientId', m.client_id, 'position', m.position, 'state', m.state, 'text', ${words('m')},
  'authorId', coalesce(m.author_user_id, m.author_tester_id), 'authorName', m.author_name, 'authorRole', m.author_role,
  'threadId', m.parent_message_id,
  'mentions', coalesce((select json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) order by u.id)
    from organization_user u where u.id = any (m.mentions) and m.state <> 'deleted'), '[]'),
  'repliesCount', (select count(*)::int from chat_message r where r.parent_message_id = m.id and r.state <> 'deleted'),
  'quoted', (select json_build_object('id', q.id, 'authorName', q.author_name, 'text', ${words('q', 300)}) from chat_message q where q.id = m.quoted_message_id),
  'by', coalesce((select json_agg(json_build_object('reaction', x.reaction, 'id', coalesce(x.user_id, x.tester_id),
      'name', coalesce(trim(u.first_name || ' ' || u.last_name), y.full_name, case when x.tester_id is null then '${unnamed.person}' else '${unnamed.tester}' end)) order by x.created_at, coalesce(x.user_id, x.tester_id))
    from chat_reaction x left join organization_user u on u.id = x.user_id
      left join chat_channel c on c.id = m.channel_id left join participant y on y.test_id = c.test_id and y.tester_id = x.tester_id
    where x.message_id = m.id and m.state <> 'deleted'), '[]'),
  'files', coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaKind', f.media_kind, 'size', f.size_bytes) order by f.created_at, f.id)
    from chat_file f where f.message_id = m.id and m.state <> 'deleted'), '[]'),
  'createdAt', ${utc('m.created_at')}, 'editedAt', ${utc('m.edited_at')})`;

type ShownMessage = Omit<StoredMessage, 'by' | 'files'> & {
  readonly reactions: readonly { readonly reaction: string; readonly names: readonly string[]; readonly isMine: boolean }[];
  readonly files: readonly (File & { readonly url: string })[];
};

/** But for a reader's own reactions and links of files. */
export const isSameForAll = ({ by, files }: StoredMessage): boolean => by.length === 0 && files.length === 0;

/** With the viewer's own reactions and personal file links. */
export const messageFor = ({ by, files, ...message }: StoredMessage, who: Who, services: Pick<Services, 'fileLink'>): ShownMessage => ({
  ...message,
  reactions: chatReactions.flatMap((reaction) => {
    const all = by.filter((each) => each.reaction === reaction);
    return all.length === 0 ? [] : [{ reaction, names: all.map(({ name }) => name), isMine: all.some(({ id }) => id === who.userId) }];
  }),
  files: files.map((file) => ({
    ...file,
    url: services.fileLink({ userId: who.userId ?? '', organizationId: who.organizationId }, file.id),
  })),
});
