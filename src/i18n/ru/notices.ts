import { createByteFormatter } from '../bytes';
import type { enNotices } from '../en/notices';
import { count } from './counts';
import { picturesAsObject } from './picture-counts';

const size = createByteFormatter('ru');

export const ruNotices: typeof enNotices = {
  notices: {
    unsavedFull: 'На устройстве закончилось место. Освободите его, чтобы партия сохранялась.',
    unsavedBroken: 'Сейчас партию нельзя сохранить на этом устройстве. Не закрывайте приложение.',
    makeRoom: 'Удалить картинки',
    makeRoomHow: (n, bytes) =>
      `Удалить ${picturesAsObject(n)} (${size(bytes)}), чтобы хватило места партиям? Сначала удаляются скачанные, затем самые старые из ваших.`,
    erasePictures: (n) => `Удалить ${picturesAsObject(n)}`,
    update: 'Обновление готово. Партия сохранится.',
    takeUpdate: 'Обновить',
    later: 'Позже',
    laterVersion:
      'Партии сохранены более новой версией приложения и не пропали. Перезагрузите приложение, чтобы обновить его: новая версия сохранит и то, что вы успеете сделать до этого.',
    upgradeBlocked:
      'Обновлению сохранённых партий мешает другая вкладка. Закройте остальные вкладки приложения.',
    damaged: (n) =>
      `Эта версия не может прочитать часть сохранённых данных${n === 1 ? '' : ` (${count(n, { one: 'запись', few: 'записи', other: 'записей' })})`}. Они остаются на устройстве. После каждого обновления приложение попробует прочитать их снова.`,
    damagedSave: 'Сохранить в файл',
    damagedDiscard: 'Удалить',
    loadFailed: 'Не удалось загрузить часть приложения.',
    failed: 'Часть приложения не работает.',
    gameSaved: 'Партия сохранена.',
    reload: 'Перезагрузить',
  },
};
